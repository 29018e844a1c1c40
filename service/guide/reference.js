// Script of the reference. It sends the form of "Try it" and shows the answer; where there is room, samples and form of the operation in view are open beside
// the text. A link to a folded part opens it.
{
  const told = (form) => form.querySelector('.told');

  /** Target of a form with its filled fields. */
  const targetOf = (form) => {
    const target = new URL(form.action);
    if (form.dataset.method === 'GET') {
      for (const [name, value] of new FormData(form)) if (value !== '') target.searchParams.append(name, value);
    }
    return target;
  };

  const show = (form, parts) => {
    told(form).replaceChildren(
      ...parts.map(([tag, text]) => {
        const element = document.createElement(tag);
        element.textContent = text;
        if (tag === 'pre') element.tabIndex = 0; // it scrolls
        return element;
      }),
    );
  };

  const readable = (text, type) => {
    if (!/json/.test(type)) return text;
    return JSON.stringify(JSON.parse(text), null, 2);
  };

  const send = async (form) => {
    const { method } = form.dataset;
    const target = targetOf(form);
    const body = method === 'POST' ? form.elements.body.value : undefined;
    show(form, [['p', 'Waiting …']]);
    try {
      const response = await fetch(target, {
        method,
        ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      });
      const type = response.headers.get('content-type') ?? '';
      const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
      const text = await response.text();
      show(form, [
        ['p', `${method} ${target.href}`],
        ['p', `${response.status} ${response.statusText}`],
        ['pre', headers],
        ['pre', readable(text, type)],
      ]);
    } catch {
      show(form, [['p', 'There was no response: the service or the network cannot be reached.']]);
    }
  };

  document.addEventListener('submit', (event) => {
    event.preventDefault();
    send(event.target);
  });

  // ---- The operation in view.
  const hasRoom = matchMedia('(width >= 68.75rem)'); // as in docs.css
  const showBeside = () => {
    const aside = document.createElement('aside');
    aside.className = 'text in-view';
    aside.setAttribute('aria-label', 'The operation in view');
    document.querySelector('.sheet').append(aside);
    const operations = [...document.querySelectorAll('.operation')];
    let shown;

    const putBack = () => {
      for (const part of aside.querySelectorAll(':scope > details')) {
        part.open = false;
        shown.append(part);
      }
      aside.replaceChildren();
      shown = undefined;
    };
    const show = (operation) => {
      if (operation === shown) return;
      putBack();
      shown = operation;
      const name = document.createElement('p');
      name.append(
        ...[...operation.querySelectorAll('h3 > :is(.method, code)')].flatMap((part) => [part.cloneNode(true), ' ']),
      );
      const parts = operation.querySelectorAll(':scope > .beside');
      for (const part of parts) part.open = true;
      aside.replaceChildren(name, ...parts);
      aside.scrollTop = 0;
    };

    // The operation in view is the last one that begins above this line, in pixels. A link scrolls its operation there.
    const LINE = 100;
    const follow = () => {
      if (!hasRoom.matches) return putBack();
      show(operations.findLast((each) => each.getBoundingClientRect().top < LINE) ?? operations[0]);
    };
    addEventListener('scroll', follow, { passive: true });
    follow();
    hasRoom.addEventListener('change', follow);
  };
  // After docs.js, which puts the address and buttons into the samples.
  document.addEventListener('DOMContentLoaded', showBeside);

  const openTarget = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target?.matches('details')) {
      target.open = true;
      target.scrollIntoView();
    }
  };
  addEventListener('hashchange', openTarget);
  openTarget();
}
