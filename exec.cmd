@rem Windows has no exec: there npm start finds this one, which runs what is behind it.
@%*
