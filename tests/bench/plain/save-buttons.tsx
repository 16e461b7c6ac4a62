import { Icon } from './icon.tsx'

interface KeepButtonsProps {
  name: string
  className: string
  buttonClassName: string
}

export function SaveButtons({ name, className, buttonClassName }: KeepButtonsProps) {
  return (
    <div className={className}>
      <button
        type="button"
        className={buttonClassName}
        data-keep="compare"
        title="Compare"
        aria-label={`Compare ${name}`}
        aria-pressed={false}
      >
        <Icon name="swap" />
      </button>
      <button
        type="button"
        className={buttonClassName}
        data-keep="favourite"
        title="Favourite"
        aria-label={`Favourite ${name}`}
        aria-pressed={false}
      >
        <Icon name="heart" />
      </button>
    </div>
  )
}
