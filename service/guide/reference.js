// Script of the reference. It sends what stands in a form of "Try it" and shows the answer; a link to a folded part opens it.
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
      show(form, [['p', 'No answer came: the service or the network is away.']]);
    }
  };

  document.addEventListener('submit', (event) => {
    event.preventDefault();
    send(event.target);
  });

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
