import { describe, expect, test } from 'vitest';
import { multipartFields } from './multipart-fields.ts';

const form = (...parts: string[]) => `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const read = (body: string, label = 'multipart/form-data; boundary=b') => multipartFields(Buffer.from(body), label);

describe('a multipart form', () => {
  test('gives its fields in order, in UTF-8', async () => {
    expect(await read(form(field('hour', '8'), field('name', '李明')))).toEqual([
      { name: 'hour', in: 'body', sent: { kind: 'text', text: '8' } },
      { name: 'name', in: 'body', sent: { kind: 'text', text: '李明' } },
    ]);
  });

  test('reports a file without reading it', async () => {
    const file =
      'Content-Disposition: form-data; name="date"; filename="x.txt"\r\nContent-Type: text/plain\r\n\r\n1990-07-23';
    expect(await read(form(file, field('hour', '8')))).toEqual([
      { name: 'date', in: 'body', sent: { kind: 'file' } },
      { name: 'hour', in: 'body', sent: { kind: 'text', text: '8' } },
    ]);
  });

  test('without a boundary in its label is broken', async () => {
    expect(await read(form(field('hour', '8')), 'multipart/form-data')).toBeUndefined();
  });

  test('cut off at any byte is read or refused, but never leaves the caller waiting', async () => {
    const file = 'Content-Disposition: form-data; name="f"; filename="x"\r\n\r\nabc';
    const whole = form(field('hour', '8'), file, field('minute', '30'));
    for (let length = 0; length < whole.length; length++) {
      const cut = await Promise.race([
        read(whole.slice(0, length)),
        new Promise((late) => setTimeout(late, 1000, 'late')),
      ]);
      expect(cut, `cut at ${length}`).not.toBe('late');
    }
  });
});

test.each(["form-data; name*=utf-8''hour", 'form-data', undefined])(
  'a part of the disposition %s has no name',
  async (disposition) => {
    const own = disposition === undefined ? 'X: y' : `Content-Disposition: ${disposition}`;
    expect(await read(form(field('hour', '8'), `${own}\r\n\r\n9`))).toBeUndefined();
  },
);
