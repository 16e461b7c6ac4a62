/**
 * The absolute URL of a small stock picture on its site's own origin. Null if the site has no address. `smallPicture('/stock/a.webp',
 * 'https://x.example')` is `https://x.example/_img/w_320,q_75,f_auto/stock/a.webp`.
 */
export function smallPicture(path: string, origin: string): string | null {
  if (!path.startsWith('/')) return path
  return origin === '' ? null : `${origin}/_img/w_320,q_75,f_auto${path}`
}
