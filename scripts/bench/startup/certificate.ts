import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../lib/folders.ts';
import { HelpfulError } from '../../lib/helpfulError.ts';
import { findOnPath, installDebianPackage } from '../../lib/programs.ts';

export type Certificate = {
  readonly key: string;
  readonly cert: string;
  /** For Chromium's `--ignore-certificate-errors-spki-list`: it then stores answers, as it does with a valid certificate. */
  readonly fingerprint: string;
};

/** Makes a certificate for this run. @throws HelpfulError without openssl. */
export function createCertificate(host: string): Certificate {
  const folder = join(cacheFolder, 'bench');
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  mkdirSync(folder, { recursive: true });
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', keyFile, '-out', certFile];
  const args = ['req', '-x509', '-nodes', '-days', '2', '-subj', `/CN=${host}`, ...curve, ...files];
  const { status, stderr } = spawnSync(findProgram(), args, { encoding: 'utf8' });
  if (status !== 0) throw new HelpfulError(`\`openssl\` made no certificate: ${stderr}`);
  const cert = readFileSync(certFile, 'utf8');
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    cert,
    key: readFileSync(keyFile, 'utf8'),
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  };
}

function findProgram(): string {
  const find = () => findOnPath(['openssl']);
  const found = find() ?? (installDebianPackage('openssl') ? find() : undefined);
  if (found !== undefined) return found;
  throw new HelpfulError('The bench needs `openssl` on the PATH, to serve pages over HTTPS.');
}
