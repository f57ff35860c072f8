// For HEALTHCHECK of the image: exits with 0 while the process responds.
const url = `http://127.0.0.1:${process.env.PORT || 3000}/health`;
const isAlive = await fetch(url, { signal: AbortSignal.timeout(2_500) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
