// How is the reference shown? By Swagger UI, which asks nobody else: the vendor's validator is off. What it leaves unsaid to people
// who cannot see is added to whatever it draws.
{
  const reference = document.querySelector('#reference');

  SwaggerUIBundle({
    url: '../api/public/openapi.json',
    dom_id: '#reference',
    deepLinking: true,
    validatorUrl: null,
    queryConfigEnabled: false,
    tryItOutEnabled: true,
    defaultModelsExpandDepth: 0,
    syntaxHighlight: { activated: false },
    // Whatever address the description names, this page asks the service that it came from.
    requestInterceptor: (request) => {
      const path = /\/(?:api\/public\/.*|healthz|readyz)$/.exec(request.url)?.[0] ?? '/';
      request.url = new URL(`..${path}`, location).href;
      return request;
    },
  });

  /** Sets an attribute that Swagger UI does not set itself. */
  const give = (selector, attribute, told) => {
    for (const element of reference.querySelectorAll(`${selector}:not([${attribute}])`)) {
      element.setAttribute(attribute, told(element));
    }
  };

  const nameOf = (control) =>
    control.closest('[data-param-name]')?.dataset.paramName ??
    control.closest('[data-property-name]')?.dataset.propertyName ??
    (control.id === 'servers' ? 'Server' : control.matches('.examples-select-element') ? 'Example' : 'Choice');

  const mend = () => {
    give('select', 'aria-label', nameOf);
    give('textarea.body-param__text', 'aria-label', () => 'Body');
    give('.responses-table', 'aria-label', (table) => {
      const operation = table.closest('.opblock').id.replace(/^operations-/, '');
      return `${table.matches('.live-responses-table') ? 'Answer' : 'Possible answers'}: ${operation}`;
    });
    // Below the one h1 come the groups, then the operations: Swagger UI begins with h3.
    give('h3', 'aria-level', () => '2');
    give('h4', 'aria-level', () => '3');
    give('h5', 'aria-level', () => '4');
    // The main part of the page is the operations; what stands before it is a part with a name.
    give('.information-container', 'role', () => 'region');
    give('.information-container', 'aria-label', () => 'About this API');
    give('.scheme-container', 'role', () => 'region');
    give('.scheme-container', 'aria-label', () => 'Server');
    give('pre.microlight', 'tabindex', () => '0');
    // A link inside a button: the button opens the operation, and the address bar names it.
    for (const link of reference.querySelectorAll('button a[href]')) link.removeAttribute('href');
  };
  new MutationObserver(mend).observe(reference, { childList: true, subtree: true });
}
