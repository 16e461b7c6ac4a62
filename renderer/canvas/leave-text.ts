interface LeaveTextInput {
  /** Whether losing the focus ends the editing; otherwise the focus is taken back from the admin. */
  mayLeave: () => boolean
  end: () => void
}

/** An edited text has lost the focus. Where it went is known only afterwards. */
export function leaveText(host: HTMLElement, { mayLeave, end }: LeaveTextInput): void {
  if (mayLeave()) return end()
  setTimeout(() => {
    if (!document.hasFocus() && host.isConnected) host.focus({ preventScroll: true })
    else if (document.activeElement !== host) end()
  }, 0)
}
