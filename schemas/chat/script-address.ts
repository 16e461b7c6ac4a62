/** Whether a script may be loaded from an address: HTTPS, without a name or password in it. */
export function isScriptAddress(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}
