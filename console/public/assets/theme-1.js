// Runs before the first paint, so that a chosen theme does not flash. The name has a number because the file is cached
// for ever: change it with the content.
(() => {
  const chosen = localStorage.getItem('nightjar-theme');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme =
    chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
})();
