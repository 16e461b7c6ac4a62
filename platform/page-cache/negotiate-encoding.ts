export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const known = new Map<string, Encoding>()
const knownAtMost = 200

/** The best encoding in an `Accept-Encoding` header, ours in order of size. RFC 9110 §12.5.3 */
export function negotiateEncoding(accept: string): Encoding {
  const remembered = known.get(accept)
  if (remembered) return remembered
  const chosen = choose(accept)
  if (known.size < knownAtMost && accept.length < 200) known.set(accept, chosen)
  return chosen
}

function choose(accept: string): Encoding {
  const weights = new Map(accept.toLowerCase().split(',').map(readWeight))
  const getWeight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  return encodings.find((name) => name !== 'identity' && getWeight(name) > 0) ?? 'identity'
}

function readWeight(item: string): [string, number] {
  const [name = '', ...params] = item.split(';').map((part) => part.trim())
  const weight = params.find((param) => param.startsWith('q='))
  return [name, weight ? Number(weight.slice(2)) || 0 : 1]
}
