import type { ReactNode } from 'react';
import { paneClass } from './looks.ts';

/** A white pane with fields under a heading. */
export const FieldsPane = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={paneClass}>
    <legend className="float-start mb-3 w-full leading-5.5 font-medium normal-nums [&+*]:clear-both">{title}</legend>
    {children}
  </fieldset>
);
