/** Runs in the head of a redirect stub: leaves no entry in the history, keeps query and fragment. */
import { withQuery } from './with-query'

const target = withQuery(document.currentScript!.dataset.to!, location.search)
location.replace(target.includes('#') ? target : target + location.hash)
