/** Runs in the head of a redirect page. Leaves no entry in the history, and keeps the query and fragment. */
import { withQuery } from './with-query'

const target = withQuery(document.currentScript!.dataset.to!, location.search)
location.replace(target.includes('#') ? target : target + location.hash)
