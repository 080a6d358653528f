/** The part of GitHub that the editor uses: one repository, its files, and its commits. */
import { createHash } from 'node:crypto'
import type { Route } from 'playwright-core'

const origin = 'https://api.github.com'
const token = 'a-token'
const user = {
  id: 1,
  login: 'ann',
  name: 'Ann',
  email: 'ann@example.com',
  html_url: 'https://github.com/ann',
  avatar_url: 'https://avatars.githubusercontent.com/u/1',
}

/** The commits that the editor sends, with each content file as text and other files as base64. */
export interface Commit {
  repository: string
  branch: string
  added: Record<string, string>
  deleted: string[]
}

/** Starts a repository, "acme/website", with these files. */
export function openGitHub(repository: string, original: ReadonlyMap<string, Buffer>) {
  const files = new Map(original)
  const shaOf = (contents: Buffer | string) => createHash('sha1').update(contents).digest('hex')
  const bySha = new Map([...files.values()].map((contents) => [shaOf(contents), contents]))
  const commits: Commit[] = []
  /** Requests that this GitHub cannot answer. */
  const unknown: string[] = []
  /** Commits by someone else. */
  let others = 0
  const head = () => shaOf(`commit ${commits.length} ${others}`)

  const commit = ({ branch, expectedHeadOid, fileChanges }: CommitInput) => {
    if (expectedHeadOid !== head()) return undefined
    const added = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
    )
    commits.push({
      repository: branch.repositoryNameWithOwner,
      branch: branch.branchName,
      added: Object.fromEntries(
        added.map(([path, contents]) => [path, contents.toString(path.endsWith('.md') ? 'utf8' : 'base64')]),
      ),
      deleted: fileChanges.deletions.map(({ path }) => path),
    })
    const named = added.map(([, contents], i) => [`file_${i}`, { oid: shaOf(contents) }])
    return { oid: head(), committedDate: '2026-01-02T00:00Z', ...Object.fromEntries(named) }
  }

  /** Answers a query about the repository: its default branch, its last commit, or one property of many files. */
  const look = (query: string) => {
    if (query.includes('defaultBranchRef')) return { defaultBranchRef: { name: 'main' } }
    const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(([, alias, sha]) => [
      alias,
      { text: bySha.get(sha!)!.toString(), isTruncated: false },
    ])
    const nodes = [{ oid: head(), message: 'Begin', author: user, committedDate: '2026-01-01T00:00Z' }]
    const target = { nodes, oid: head(), history: { nodes } }
    const changes = [...query.matchAll(/(commit_\d+): ref/g)].map(([, alias]) => [alias, { target }])
    return { ref: { target }, ...Object.fromEntries([...contents, ...changes]) }
  }

  const respond = (method: string, path: string, body: GraphQl | null): object | undefined => {
    if (path === '/user') return user
    if (path === `/repos/${repository}/collaborators/${user.login}`) return {}
    if (path.startsWith(`/repos/${repository}/git/trees/`)) {
      const tree = [...files].map(([path, contents]) => ({
        type: 'blob',
        path,
        sha: shaOf(contents),
        size: contents.length,
      }))
      return { tree }
    }
    if (method !== 'POST' || path !== '/graphql' || !body) return undefined
    if (!body.query.includes('createCommitOnBranch')) return { data: { repository: look(body.query) } }
    return { data: { createCommitOnBranch: { commit: commit(body.variables.input) } } }
  }

  return {
    origin,
    token,
    commits,
    unknown,
    /** Makes someone else commit a file. */
    change(path: string, text: string): void {
      others++
      files.set(path, Buffer.from(text))
      bySha.set(shaOf(text), Buffer.from(text))
    },
    async answer(route: Route): Promise<void> {
      const request = route.request()
      const path = new URL(request.url()).pathname
      const isKnown = request.headers().authorization?.endsWith(` ${token}`)
      const answer = isKnown
        ? respond(request.method(), path, request.postDataJSON() as GraphQl | null)
        : { message: 'Bad credentials' }
      if (!answer) unknown.push(`${request.method()} ${path}`)
      const headers = { 'access-control-allow-origin': '*' }
      await route.fulfill({ status: !answer ? 404 : isKnown ? 200 : 401, headers, json: answer ?? {} })
    },
  }
}

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string }
  expectedHeadOid: string
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] }
}

interface GraphQl {
  query: string
  variables: { input: CommitInput }
}
