import { Icon } from './icon.tsx'

export function Crumbs({ crumbs }: { crumbs: readonly { label: string; href?: string }[] }) {
  const last = crumbs.length - 1
  return (
    <nav aria-label="Breadcrumb">
      <ol className="part:way">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="part:wayStep">
            {index > 0 ? <Icon name="chevronRight" size={14} /> : null}
            {href === undefined || index === last ? (
              <span aria-current="page" className="part:wayHere">
                {label}
              </span>
            ) : (
              <a href={href} className="part:wayLink">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
