import type { Ref } from 'react'
import { Icon } from '../_ui/icon.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import type { FieldError } from './what-went-wrong.ts'
import * as texts from './texts.ts'

interface ErrorSummaryProps {
  errors: readonly FieldError[]
  /** Ids of the fields, for links without script. */
  idOf?: ((name: string) => string) | undefined
  onPick: (name: string) => void
  ref: Ref<HTMLDivElement>
}

/** What has to be fixed, each a way to its field. locations §5, Form error summary */
export function ErrorSummary({ errors, idOf, onPick, ref }: ErrorSummaryProps) {
  const look = styleClasses(style)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page exists to report these errors
    <div ref={ref} tabIndex={-1} role="alert" autoFocus={idOf ? true : undefined} className={look.box}>
      <p className={look.title}>
        <Icon name="warning" size={20} />
        {texts.pleaseFixTheFollowingErrors}
      </p>
      <ul className={look.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            {idOf ? (
              <a href={`#${idOf(name)}`} className={look.link}>
                {message}
              </a>
            ) : (
              <button type="button" className={look.link} onClick={() => onPick(name)}>
                {message}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const style = {
  box: { p: 4, bg: 'dangerSoft', borderRadius: 'md' },
  title: { display: 'flex', alignItems: 'center', gap: 2, color: 'danger', fontWeight: 'semibold' },
  list: { mt: 2, pl: 5, listStyle: 'disc' },
  link: {
    display: 'inline',
    verticalAlign: 'top',
    color: 'ink',
    textAlign: 'left',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    py: 1,
  },
} as const satisfies Record<string, CssObject>
