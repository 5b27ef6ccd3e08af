/** A server that a command starts. */
interface OwnServer {
  /** 0: any that is free */
  port: number;
  purpose: string;
}

/** Throws a sentence if two servers of one command are to have the same port, or one is to have a port that none has. */
export function assertOwnPorts(servers: OwnServer[], remedy: string): void {
  for (const [index, { port, purpose }] of servers.entries()) {
    if (port > 65_535)
      throw new Error(`There is no port ${String(port)}, and ${purpose} is to have it: ${remedy}`);
    const other = servers.slice(0, index).find((one) => one.port === port);
    if (other && port !== 0)
      throw new Error(`Both ${other.purpose} and ${purpose} are to have port ${String(port)}: ${remedy}`);
  }
}
