// Shows that the page did not start, if `start.ts` was not understood or did not load. As old as a script can be: it runs
// in every browser, after `start.ts` in those that know modules.
(() => {
  var notice = document.getElementById('unstarted');
  if (notice && !document.documentElement.hasAttribute('data-started')) notice.removeAttribute('hidden');
})();
