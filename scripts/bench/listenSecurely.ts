import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
  /** Word on Chromium's command line that makes it trust this one, and so keep what comes by it in its cache. */
  trust: string;
}

export async function createCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const digest = createHash('sha256').update(publicKey).digest('base64');
  return { key, cert, trust: `--ignore-certificate-errors-spki-list=${digest}` };
}

/** Opens a server on this machine as readers meet one: HTTP/2, on which no script waits for a free connection. */
export async function listenSecurely({ key, cert }: Certificate) {
  const server: Http2SecureServer = createSecureServer({ key, cert, allowHTTP1: true });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const stop = async () => {
    for (const session of sessions) session.destroy();
    const closed = once(server, 'close');
    server.close();
    await closed;
  };
  return { origin: `https://localhost:${String(port)}`, server, stop };
}
