// Installs the packages that `npm ci` omits: for tests, checks, comparisons and bench, and with `places` the data packages of the places. Does nothing if
// they are installed in the exact versions. docs/decisions/repository.md

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

const read = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

function isInstalled(folder, [name, version]) {
  try {
    return read(folder, 'node_modules', name, 'package.json').version === version;
  } catch {
    return false;
  }
}

/** Installs with npm, unless the packages are there. */
function install(folder, packages, args) {
  if (Object.entries(packages).every((entry) => isInstalled(folder, entry))) return;
  console.log(`installing tools${folder && ` in ${folder}`}: npm ${args.join(' ')}`);
  execFileSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

// Keeps installed packages, and uses the lock without writing it.
install('', read('package.json').devDependencies, ['install', '--include=dev', '--no-save']);
if (process.argv.includes('places')) {
  const folder = 'places/sources';
  install(folder, read(folder, 'package.json').dependencies, ['ci', '--prefix', folder]);
}
