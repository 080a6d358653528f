/** Real servers, run with the configurations of this folder, which the README tells owners to copy. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../helpers/eventually'
import { withFolder } from '../helpers/folder'
import { freePort } from '../helpers/free-port'
import { listed } from '../helpers/listed'

export interface RealHost {
  name: string
  /** Debian's names of its packages. */
  packages: string
  /** Files that must be there, the first of which is the program. */
  needs: string[]
  /** Ready compressed files that it sends, the one it likes best first. */
  precompressed: ('br' | 'gzip')[]
  /** Writes its configuration into `folder` and gives back the arguments of the program. */
  configure: (site: string, port: number, folder: string) => string[]
}

export const isHere = ({ needs }: RealHost) => needs.every((file) => existsSync(file))

/** Copies a configuration of this folder, with the folder and the port of this test, and gives back its path. */
function copyConfiguration(name: string, into: string, changes: [from: string, to: string][]): string {
  let text = readFileSync(new URL(name, import.meta.url), 'utf8')
  for (const [from, to] of changes) {
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
  configure(site, port, folder) {
    const lines = copyConfiguration('nginx.conf', folder, [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['/var/www/site', site],
      ...(brotli ? [['# brotli_static on;', 'brotli_static on;'] as [string, string]] : []),
    ])
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    )
    const http = `include /etc/nginx/mime.types; access_log off; ${paths.join(' ')} include ${lines};`
    const file = join(folder, 'main.conf')
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const modules = brotli ? `load_module ${brotliModule};` : ''
    writeFileSync(file, `${modules} ${user} pid ${folder}/pid; error_log stderr; events {} http { ${http} }`)
    return ['-c', file, '-g', 'daemon off;']
  },
})

export const realHosts: RealHost[] = [
  nginx(false),
  nginx(true),
  {
    name: 'Caddy',
    packages: 'caddy',
    needs: ['/usr/bin/caddy'],
    precompressed: ['br', 'gzip'],
    configure(site, port, folder) {
      const lines = copyConfiguration('Caddyfile', folder, [
        ['www.example.com {', `http://127.0.0.1:${port} {`],
        ['/var/www/site', site],
      ])
      const file = join(folder, 'main')
      // Its administration would listen on a port that another Caddy may have.
      writeFileSync(file, `{\n  admin off\n}\nimport ${lines}\n`)
      return ['run', '--adapter', 'caddyfile', '--config', file]
    },
  },
  {
    name: 'Apache',
    packages: 'apache2',
    needs: ['/usr/sbin/apache2'],
    precompressed: ['br', 'gzip'],
    configure(site, port, folder) {
      const lines = copyConfiguration('apache.conf', folder, [
        ['*:80', `127.0.0.1:${port}`],
        ['/var/www/site', site],
      ])
      const modules = listed('mpm_event  authz_core  dir  mime  rewrite  headers  filter  deflate  setenvif')
      const file = join(folder, 'main.conf')
      writeFileSync(
        file,
        [
          ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
          `PidFile ${folder}/pid`,
          `DefaultRuntimeDir ${folder}`,
          `ErrorLog ${folder}/log`,
          'ServerName www.example.com',
          'TypesConfig /etc/mime.types',
          'AddType application/x-gzip .gz .tgz',
          'AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css text/javascript application/javascript application/xml',
          ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
          `Listen 127.0.0.1:${port}`,
          `Include ${lines}`,
        ].join('\n'),
      )
      return ['-DFOREGROUND', '-f', file]
    },
  },
]

/** Runs `use` with the address of this host serving `site`. */
export const withRealHost = <T>(
  host: RealHost,
  site: string,
  use: (origin: string) => Promise<T>,
): Promise<T> =>
  withFolder(async (folder) => {
    const port = await freePort()
    // Its servers run as other users, who must be able to go through these folders.
    execFileSync('chmod', ['755', folder, join(site, '..')])
    const child = spawn(host.needs[0]!, host.configure(site, port, folder), {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: folder,
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
    const ended = new Promise((resolve) => child.on('close', resolve))
    const origin = `http://127.0.0.1:${port}`
    try {
      const isUp = eventually(async () => void (await fetch(origin))).then(
        () => true,
        () => false,
      )
      if ((await Promise.race([isUp, ended])) !== true)
        throw new Error(`${host.name} does not start: ${said}`)
      return await use(origin)
    } finally {
      child.kill('SIGTERM')
      await ended
    }
  })
