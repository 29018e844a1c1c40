// How is the reference shown? By Swagger UI, which asks nobody else: the vendor's validator is off.

SwaggerUIBundle({
  url: '../api/public/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  validatorUrl: null,
  queryConfigEnabled: false,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  syntaxHighlight: { activated: false },
});
