/**
 * The whole address of a picture of stock, small enough for a list, on its site's own origin. Null where the site has no address to take it from.
 * `smallPicture('/stock/a.webp', 'https://x.example')` is `https://x.example/_img/w_320,q_75,f_auto/stock/a.webp`.
 */
export function smallPicture(path: string, origin: string): string | null {
  if (!path.startsWith('/')) return path
  return origin === '' ? null : `${origin}/_img/w_320,q_75,f_auto${path}`
}
