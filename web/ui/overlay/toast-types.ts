export type ToastContent = {
  title: string;
  description?: string;
  /** 'destructive' for refusals and failures: announced at once. */
  tone?: 'plain' | 'destructive';
};
export type ShownToast = ToastContent & { id: number };
export type ToastRegionProps = { toast: ShownToast | null; onClose: (id: number) => void };
