// Version and date of a release are the same in every file that states them.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const PACKAGES = ['engine', 'places', 'service', 'element', 'conformance', 'clients/typescript'];
const manifests = PACKAGES.map((folder) => ({ folder, ...JSON.parse(read(`${folder}/package.json`)) }));
const home = /^git\+(.*)\.git$/.exec(manifests[0]!.repository.url)![1]!;

test.each(manifests)('$name says where it is from', (manifest) => {
  expect(manifest.repository).toEqual({ type: 'git', url: `git+${home}.git`, directory: manifest.folder });
  expect(manifest.homepage).toBe(`${home}/tree/main/${manifest.folder}#readme`);
  expect(manifest.bugs).toBe(`${home}/issues`);
  expect(manifest.author).toBeTruthy();
  expect(manifest.keywords.length).toBeGreaterThan(3);
  expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  expect(existsSync(new URL(`../${manifest.folder}/LICENSE`, import.meta.url))).toBe(true);
});

test('citation and issue forms name the same repository and version', () => {
  expect(read('CITATION.cff')).toContain(`repository-code: ${home}\n`);
  expect(read('CITATION.cff')).toContain(`version: ${manifests[0]!.version}\n`);
  expect(read('.github/ISSUE_TEMPLATE/config.yml')).toContain(`${home}/security/advisories/new`);
});

test('the data of places has licences of its own', () => {
  const { license, files } = manifests.find(({ folder }) => folder === 'places')!;
  expect(license).toMatch(/^MIT AND CC-BY-4\.0 AND /);
  expect(license).not.toContain('ODbL');
  expect(files).toContain('LICENSE-DATA.md');
});

test('notes of a version that has no date are refused', () => {
  const notes = (version: string) =>
    execFileSync('node', ['tools/release-notes.mjs', version], { cwd: new URL('..', import.meta.url), stdio: 'pipe' });
  expect(() => notes('0.0.1')).toThrow(/beichen has version/);
  if (read('CHANGELOG.md').includes(`## ${manifests[0]!.version} (not yet released)`))
    expect(() => notes(manifests[0]!.version)).toThrow(/has no date/);
});

test('every action of a workflow is pinned by its commit', () => {
  for (const file of readdirSync(new URL('../.github/workflows', import.meta.url))) {
    for (const [, action] of read(`.github/workflows/${file}`).matchAll(/uses: (\S+.*)/g))
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});
