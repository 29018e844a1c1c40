// The same for 4,000 births in some 50 seconds; with BIRTHS=20000 before `npm run test:slow`, for 20,000 in four minutes.

process.env.BIRTHS ??= '4000';
await import('../../engine/src/casting/births/there-and-back.test.ts');
