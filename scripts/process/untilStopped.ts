/** Runs until Ctrl-C or SIGTERM or, with `watchInput`, until stdin closes: a dead test takes its servers with it. */
export function untilStopped(
  stop: () => Promise<unknown>,
  { watchInput = false }: { watchInput?: boolean } = {},
) {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  if (watchInput) process.stdin.resume().on('end', end).on('close', end);
}
