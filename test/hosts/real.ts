/** Real servers, run with the configurations in this folder, which the README tells owners to copy. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../helpers/eventually'
import { withFolder } from '../helpers/folder'
import { freePort } from '../helpers/free-port'
import { listed } from '../helpers/listed'
import { siteName } from './requests'
import type { Demands } from './requests'

export interface RealHost extends Demands {
  name: string
  /** Names of its Debian packages. */
  packages: string
  /** Files that must exist. The first is the program. */
  needs: string[]
  /** Encodings of compressed files that it sends, its preferred one first. */
  precompressed: ('br' | 'gzip')[]
  /** True if its https server uses TLS here. The others run without it. */
  hasTls?: boolean
  /** Writes its configuration into `folder` and returns the program's arguments. */
  configure: (site: string, ports: Ports, folder: string) => string[]
}

interface Ports {
  http: number
  https: number
}

/** True when all of its files exist. */
export const isHere = ({ needs }: RealHost) => needs.every((file) => existsSync(file))

/** Copies a configuration from this folder with a test's changes, and returns its path. */
function copyConfiguration(name: string, into: string, changes: [from: string, to: string][]): string {
  let text = readFileSync(new URL(name, import.meta.url), 'utf8')
  const bare = siteName.replace('www.', '')
  for (const [from, to] of [...changes, ['example.com', bare]] as const) {
    if (!text.includes(from)) throw new Error(`test/hosts/${name} does not hold "${from}"`)
    text = text.replaceAll(from, to)
  }
  const file = join(into, name)
  writeFileSync(file, text)
  return file
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const nginx = (brotli: boolean): RealHost => ({
  name: brotli ? 'nginx with its module for brotli' : 'nginx',
  packages: brotli ? 'nginx-light libnginx-mod-http-brotli-static' : 'nginx-light',
  needs: ['/usr/sbin/nginx', ...(brotli ? [brotliModule] : [])],
  precompressed: brotli ? ['br', 'gzip'] : ['gzip'],
  // Owners fill in its names by hand.
  never: ['other'],
  configure(site, { http, https }, folder) {
    const certificate = '/etc/letsencrypt/live/www.example.com'
    const lines = copyConfiguration('nginx.conf', folder, [
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${https};`],
      ['listen [::]:443 ssl http2;', ''],
      [`ssl_certificate ${certificate}/fullchain.pem;`, ''],
      [`ssl_certificate_key ${certificate}/privkey.pem;`, ''],
      ['/var/www/site', site],
      ...(brotli ? [['# brotli_static on;', 'brotli_static on;'] as [string, string]] : []),
    ])
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    )
    const common = `include /etc/nginx/mime.types; access_log off; ${paths.join(' ')} include ${lines};`
    const file = join(folder, 'main.conf')
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const modules = brotli ? `load_module ${brotliModule};` : ''
    writeFileSync(
      file,
      `${modules} ${user} pid ${folder}/pid; error_log stderr; events {} http { ${common} }`,
    )
    return ['-c', file, '-g', 'daemon off;']
  },
})

const caddy: RealHost = {
  name: 'Caddy',
  packages: 'caddy',
  needs: ['/usr/bin/caddy'],
  precompressed: ['br', 'gzip'],
  never: ['other'],
  configure(site, { http, https }, folder) {
    const lines = copyConfiguration('Caddyfile', folder, [
      [
        'http://example.com, http://www.example.com {',
        `http://example.com:${http}, http://www.example.com:${http} {`,
      ],
      ['\nexample.com {', `\nhttp://example.com:${https} {`],
      ['\nwww.example.com {', `\nhttp://:${https} {`],
      ['/var/www/site', site],
    ])
    const file = join(folder, 'main')
    // Its admin interface would use a port that another Caddy may have.
    writeFileSync(file, `{\n  admin off\n}\nimport ${lines}\n`)
    return ['run', '--adapter', 'caddyfile', '--config', file]
  },
}

interface ApacheSetup {
  /** The value of AllowOverride. All by default. */
  allow?: string
  /** A module that the host lacks. */
  without?: string
}

const apacheModules = listed(
  'mpm_event  authz_core  dir  mime  alias  autoindex  negotiation  rewrite  headers  filter  deflate  setenvif  ssl',
)

const apache = (
  name: string,
  { allow = 'All', without }: ApacheSetup = {},
  demands: Demands = {},
): RealHost => ({
  name,
  packages: 'apache2 openssl',
  needs: ['/usr/sbin/apache2', '/usr/bin/openssl'],
  precompressed: ['br', 'gzip'],
  hasTls: true,
  ...demands,
  configure(site, { http, https }, folder) {
    const subject = ['-subj', `/CN=${siteName}`, '-keyout', join(folder, 'key'), '-out', join(folder, 'cert')]
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'pipe' })
    const tls = `SSLEngine on\n  SSLCertificateFile ${folder}/cert\n  SSLCertificateKeyFile ${folder}/key\n`
    const hosts = [http, https].map((port) => {
      const file = copyConfiguration('apache.conf', folder, [
        ['*:80', `127.0.0.1:${port}`],
        ['DocumentRoot /var/www/site\n', `DocumentRoot /var/www/site\n  ${port === https ? tls : ''}`],
        ['AllowOverride All', `AllowOverride ${allow}\n    Options FollowSymLinks`],
        ['/var/www/site', site],
      ])
      return readFileSync(file, 'utf8')
    })
    const modules = apacheModules.filter((name) => name !== without)
    const file = join(folder, 'main.conf')
    writeFileSync(
      file,
      [
        ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        `PidFile ${folder}/pid`,
        `DefaultRuntimeDir ${folder}`,
        `ErrorLog ${folder}/log`,
        'ServerName localhost',
        'TypesConfig /etc/mime.types',
        'AddType application/x-gzip .gz .tgz',
        ...(without === 'deflate'
          ? []
          : [
              'AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css text/javascript application/javascript application/xml',
            ]),
        ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
        `Listen 127.0.0.1:${http}`,
        `Listen 127.0.0.1:${https}`,
        ...hosts,
      ].join('\n'),
    )
    return ['-DFOREGROUND', '-f', file]
  },
})

export const realHosts: RealHost[] = [nginx(false), nginx(true), caddy, apache('Apache')]

/** Apache as cheap hosting has it. There, the site must at least be shown. */
export const lesserHosts: RealHost[] = [
  apache('Apache that allows no Options', { allow: 'AuthConfig FileInfo Indexes Limit' }),
  apache('Apache without mod_headers', { without: 'headers' }, { softly: ['header'] }),
  apache(
    'Apache without mod_rewrite',
    { without: 'rewrite' },
    { softly: ['page', 'clean', 'old', 'none', 'hidden', 'header', 'name', 'other'], never: ['stem'] },
  ),
]

/** Runs `use` with the address of this host serving `site`, and the addresses of its http and https servers. */
export const withRealHost = <T>(
  host: RealHost,
  site: string,
  use: (origin: string, http: string, https: string) => Promise<T>,
): Promise<T> =>
  withFolder(async (folder) => {
    const ports = { http: await freePort(), https: await freePort() }
    // Its servers run as other users, who must be able to enter these folders.
    execFileSync('chmod', ['755', folder, join(site, '..')])
    const args = host.configure(site, ports, folder)
    const child = spawn(host.needs[0]!, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: folder,
      // A separate process group, so that everything it has started ends with it.
      detached: true,
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
    const ended = new Promise((resolve) => child.on('close', resolve))
    const at = (port: number) => `http://127.0.0.1:${port}`
    const http = at(ports.http)
    const https = host.hasTls ? at(ports.https).replace('http:', 'https:') : at(ports.https)
    // A test that is not about https sends its requests where no certificate is needed.
    const origin = host.hasTls ? http : https
    try {
      const isUp = eventually(async () => void (await fetch(origin))).then(
        () => true,
        () => false,
      )
      if ((await Promise.race([isUp, ended])) !== true)
        throw new Error(`${host.name} does not start: ${said}`)
      return await use(origin, http, https)
    } finally {
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    }
  })
