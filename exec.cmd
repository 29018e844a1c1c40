@rem exec is a builtin of sh. On Windows npm start runs this file instead: it runs its arguments.
@%*
