import type { ComponentProps, MouseEvent } from 'react';
import { useHref } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { useSite } from '#web/state/site.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; replace?: boolean };

const isPath = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/**
 * A link within the site: `href` is the path without a language. The page behind it is fetched as soon as the pointer
 * or the focus comes near. Other addresses (`tel:`, `https:`) are left to the browser.
 */
export function Link({ href, replace = false, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const inLanguage = useHref();
  const go = useGo();
  const site = useSite();
  const fetchPage = () => {
    if (isPath(href)) site.fetchPage?.(href.replace(/[?#].*/, ''));
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || elsewhere || !isPath(href) || rest.target) return;
    event.preventDefault();
    go(href, { replace });
  };
  return (
    <a
      {...rest}
      href={inLanguage(href)}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        fetchPage();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchPage();
      }}
    />
  );
}
