/** Placeholder for a missing picture: a camera outline on a neutral background. Decorative without a label. */
export function ImageMissing({ className, label }: { className: string; label: string }) {
  const role = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...role} className={className}>
      <rect width="400" height="300" fill="currentColor" opacity=".04" />
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" opacity=".26">
        <path d="M146 114h26l10-16h36l10 16h26c7 0 12 5 12 12v64c0 7-5 12-12 12H146c-7 0-12-5-12-12v-64c0-7 5-12 12-12z" />
        <circle cx="200" cy="156" r="25" />
      </g>
    </svg>
  )
}
