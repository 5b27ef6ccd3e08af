/** Names of this machine that a content security policy can contain. */
const names = ['localhost', '127.0.0.1'];

export const isThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && names.includes(hostname);
