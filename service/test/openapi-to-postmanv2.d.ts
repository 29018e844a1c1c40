// Types for the converter, which has none: only the part that is used here.

declare module 'openapi-to-postmanv2' {
  interface Request {
    readonly method: string;
    readonly header: readonly { readonly key: string; readonly value: string }[];
    readonly url: {
      readonly path: readonly string[];
      readonly query: readonly { readonly key: string; readonly value: string; readonly disabled?: boolean }[];
    };
    readonly body?: {
      readonly mode: string;
      readonly raw?: string;
      readonly urlencoded?: readonly { readonly key: string; readonly value: string }[];
    };
  }
  /** A folder, or a request. */
  interface Item {
    readonly name: string;
    readonly item?: readonly Item[];
    readonly request?: Request;
  }
  export interface Conversion {
    readonly result: boolean;
    readonly reason?: string;
    readonly output: readonly {
      readonly data: {
        readonly item: readonly Item[];
        readonly variable: readonly { readonly key: string; readonly value: string }[];
      };
    }[];
  }
  export function convert(
    input: { readonly type: 'json'; readonly data: object },
    options: Readonly<Record<string, string>>,
    done: (error: Error | null, conversion: Conversion) => void,
  ): void;
}
