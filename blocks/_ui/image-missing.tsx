/** What stands where a picture is missing: the outline of a car on a quiet ground. Without a label it only decorates. */
export function ImageMissing({ className, label }: { className: string; label: string }) {
  const role = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...role} className={className}>
      <rect width="400" height="300" fill="currentColor" opacity=".04" />
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" opacity=".26">
        <path d="M92 184v-26c0-8 5-13 13-15l31-7 27-30c4-4 9-6 15-6h58c7 0 13 3 17 8l24 29 21 6c8 2 12 8 12 16v25h-20m-36 0H162m-44 0H92" />
        <path d="M140 136h136m-74-36v36" />
        <circle cx="140" cy="186" r="21" />
        <circle cx="266" cy="186" r="21" />
      </g>
    </svg>
  )
}
