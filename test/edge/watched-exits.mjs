// Loaded into the service before its own code (node --import): reports on the error output all data that leaves the process other than in responses, the log and
// the counts: connections, datagrams, names looked up, programs started, files written.

import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { dirname, resolve } from 'node:path';

const counted = dirname(resolve(process.env.COUNT_FILE));
const tell = (exit, what) => fs.writeSync(2, `WENT OUT BY ${exit}: ${what}\n`);

/** Wraps a function of an object in a watcher. */
function watch(owner, name, told) {
  const original = owner[name];
  if (typeof original !== 'function') return;
  owner[name] = function watched(...given) {
    const what = told(given);
    if (what !== undefined) tell(name, what);
    return Reflect.apply(original, this, given);
  };
}

const always = (given) => String(JSON.stringify(given[0]) ?? given[0]);
watch(net.Socket.prototype, 'connect', always);
for (const name of ['send', 'connect']) watch(dgram.Socket.prototype, name, always);
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6']) {
  // A server looks up the address that it listens on.
  watch(dns, name, ([host]) => (net.isIP(host) || host === 'localhost' ? undefined : host));
}
for (const name of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork']) {
  watch(childProcess, name, always);
}

const isCount = (path) => resolve(String(path)) === counted || dirname(resolve(String(path))) === counted;
const written = ([path]) => (typeof path === 'number' || isCount(path) ? undefined : String(path));
const opened = ([path, flags]) => (flags === undefined || flags === 'r' || flags === 0 ? undefined : written([path]));
for (const [module, suffix] of [
  [fs, ''],
  [fs, 'Sync'],
  [fs.promises, ''],
]) {
  watch(module, `open${suffix}`, opened);
  for (const name of ['writeFile', 'appendFile', 'mkdir', 'mkdtemp', 'rename', 'copyFile', 'cp', 'symlink', 'link']) {
    watch(module, `${name}${suffix}`, written);
  }
}
watch(fs, 'createWriteStream', written);
syncBuiltinESMExports();
