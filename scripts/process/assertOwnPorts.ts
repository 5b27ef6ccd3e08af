/** A server that a command starts. */
interface OwnServer {
  port: number;
  /** It may have any port that is free, where `port` is 0. */
  canTakeAny?: boolean;
  purpose: string;
}

/** Throws a sentence if two servers of one command are to have the same port, or one is to have a port that none has. */
export function assertOwnPorts(servers: OwnServer[], remedy: string): void {
  for (const [index, { port, purpose, canTakeAny = false }] of servers.entries()) {
    if (canTakeAny && port === 0) continue;
    if (port < 1 || port > 65_535)
      throw new Error(`There is no port ${String(port)}, and ${purpose} is to have it: ${remedy}`);
    const other = servers.slice(0, index).find((one) => one.port === port);
    if (other)
      throw new Error(`Both ${other.purpose} and ${purpose} are to have port ${String(port)}: ${remedy}`);
  }
}
