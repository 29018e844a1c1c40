// Constant response of the bare servers: a chart of our service, with its headers.

/** A response to repeat, without the headers that Node adds itself. */
export interface ConstantAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const ADDED_BY_NODE = ['date', 'connection', 'keep-alive'];

/** The response of a running service to a request. */
export async function answerOf(url: string): Promise<ConstantAnswer> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (response.status !== 200) throw new Error(`${url} is answered with ${response.status}`);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ADDED_BY_NODE.includes(name)));
  return { headers, body: await response.text() };
}

const NAMES = [
  'bei',
  'shan',
  'tai',
  'san',
  'new',
  'lon',
  'par',
  'mos',
  'kua',
  'sai',
  'del',
  'ban',
  'cape',
  'sea',
  'ham',
  'ber',
  'rio',
  'las',
  'osa',
  'xi',
];

/** A thousand birthplaces all over the world, by their ids. */
export async function someCityIds(port: number): Promise<readonly string[]> {
  const answers = await Promise.all(
    NAMES.map(async (name) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/public/cities?q=${name}&limit=50`);
      return (await response.json()) as { readonly cities: readonly { readonly cityId: string }[] };
    }),
  );
  return answers.flatMap(({ cities }) => cities.map(({ cityId }) => cityId));
}
