// Script of the written pages. It applies the colours chosen on the front page, opens the contents if there is room beside the text, puts the address of the
// service into commands, adds copy buttons to code, scrolls to the link of the page, and gives roles to tables whose rows are blocks on a phone. The pages are
// complete without it.
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
  };
  paint();
  systemIsDark.addEventListener('change', paint);
  addEventListener('pageshow', paint); // also when the reader returns to the page

  // ---- Commands. Without PUBLIC_BASE_URL they name localhost; this replaces it by the address of the page.
  const LOCAL = 'http://localhost:3000';
  const LOCAL_HOST = 'host: localhost:3000';
  const here = new URL('..', document.currentScript.src).href.slice(0, -1);
  const isPlain = /^https?:\/\/[\w.:[\]-]+(\/[\w.~/-]*)?$/.test(here); // contains no character that a shell interprets

  const pointHere = (main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.data.includes(LOCAL)) text.data = text.data.replaceAll(LOCAL, here);
      if (text.data.includes(LOCAL_HOST)) text.data = text.data.replaceAll(LOCAL_HOST, `host: ${location.host}`);
    }
  };

  // ---- Copying.
  const WORDS = document.currentScript.dataset; // in the language of the page
  const SHOWN_MS = 2000;

  const write = async (text) => {
    if (navigator.clipboard !== undefined) {
      return navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
    }
    // Over plain HTTP browsers have no clipboard API.
    const field = document.createElement('textarea');
    field.className = 'unseen';
    field.value = text;
    document.body.append(field);
    field.select();
    const isDone = document.execCommand('copy');
    field.remove();
    return isDone;
  };

  const addCopyButtons = (main) => {
    const blocks = main.querySelectorAll('pre');
    if (blocks.length === 0) return;
    const said = document.createElement('p');
    said.setAttribute('role', 'status');
    said.className = 'unseen';
    main.append(said);
    for (const block of blocks) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = WORDS.copy;
      let shown;
      button.addEventListener('click', async () => {
        const result = (await write(block.textContent)) ? WORDS.copied : WORDS.notCopied;
        button.focus(); // the text field has taken the focus
        button.textContent = result;
        said.textContent = result;
        clearTimeout(shown);
        shown = setTimeout(() => {
          button.textContent = WORDS.copy;
          said.textContent = '';
        }, SHOWN_MS);
      });
      const frame = document.createElement('div');
      frame.className = 'code';
      block.replaceWith(frame);
      frame.append(block, button);
    }
  };

  // ---- Tables. A cell that the style sheet displays as a block is no cell for screen readers, unless it has a role.
  const ROLES = { TABLE: 'table', THEAD: 'rowgroup', TBODY: 'rowgroup', TR: 'row', TH: 'columnheader', TD: 'cell' };

  const keepTables = (main) => {
    for (const table of main.querySelectorAll('table')) {
      const headings = [...table.querySelectorAll('th')].map((heading) => heading.textContent);
      for (const part of [table, ...table.querySelectorAll('*')]) {
        const role = ROLES[part.tagName];
        if (role !== undefined) part.setAttribute('role', role);
        if (role === 'cell' && part.cellIndex > 0) part.dataset.label = headings[part.cellIndex];
      }
    }
  };

  // ---- Contents. They are open beside the text, and folded above it on a small screen, where they would push the text down.
  const hasRoom = matchMedia('(width >= 68.75rem)');
  const openContents = () => {
    for (const contents of document.querySelectorAll('.contents details')) contents.open = hasRoom.matches;
  };
  hasRoom.addEventListener('change', openContents);

  // ---- The switch of colours, as on the front page.
  const switchColours = () => {
    const button = document.getElementById('colours');
    button.hidden = false;
    button.addEventListener('click', () => {
      const isDark = (root.dataset.colours ?? (systemIsDark.matches ? 'dark' : 'light')) === 'dark';
      root.dataset.colours = isDark ? 'light' : 'dark';
      try {
        localStorage.setItem('colours', root.dataset.colours);
      } catch {
        // Without storage the choice lasts until the page is closed.
      }
    });
  };

  // ---- On a phone the links to the pages scroll sideways; that of this page is in sight.
  const showPage = () => {
    const link = document.querySelector('.pages [aria-current]');
    if (link !== null) link.parentElement.scrollLeft = link.offsetLeft - link.parentElement.clientWidth / 3;
  };

  document.addEventListener('DOMContentLoaded', () => {
    openContents();
    showPage();
    switchColours();
    const main = document.querySelector('main.text');
    if (main === null) return;
    if (isPlain) pointHere(main);
    addCopyButtons(main);
    keepTables(main);
  });
}
