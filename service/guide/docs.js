// What does a written page do beyond its text? It has the colours chosen on the front page. Without this script it is whole, too.
{
  const root = document.documentElement;

  // ---- Colours, before anything is painted. As preferences.ts of the page remembers them; storage may be forbidden.
  const chosenColours = () => {
    try {
      return localStorage.getItem('colours');
    } catch {
      return null;
    }
  };
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const chosen = chosenColours();
    const isChosen = chosen === 'light' || chosen === 'dark';
    if (isChosen) root.dataset.colours = chosen;
    else delete root.dataset.colours;
    root.classList.toggle('dark-mode', isChosen ? chosen === 'dark' : systemIsDark.matches); // what Swagger UI calls it
  };
  paint();
  systemIsDark.addEventListener('change', paint);
  addEventListener('pageshow', paint); // also when the page is come back to
}
