/** Runs in the head of a redirect stub: leaves no entry in the history, keeps query and fragment. */
const target = document.currentScript!.dataset.to!
location.replace(target + location.search + location.hash)
