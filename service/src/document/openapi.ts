export const openApiDocument = (_setting: unknown, _limits: unknown): object => ({});
