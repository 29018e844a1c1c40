// The same for 20,000 births.

process.env.BIRTHS = '20000';
await import('./there-and-back.test.ts');
