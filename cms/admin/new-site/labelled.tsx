'use client'
import { type ReactNode, useId } from 'react'

interface Aria {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props {
  label: string
  help?: string
  problem?: string | undefined
  children: (aria: Aria) => ReactNode
}

/** A labelled control with its help and its message. */
export const Labelled = ({ label, help, problem, children }: Props) => {
  const id = useId()
  const about = [help ? `${id}help` : '', problem ? `${id}problem` : ''].filter(Boolean).join(' ')
  return (
    <div className="fc-new-site__field" data-wrong={problem ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': about || undefined, 'aria-invalid': problem ? true : undefined })}
      {help ? <small id={`${id}help`}>{help}</small> : null}
      {problem ? (
        <span id={`${id}problem`} className="fc-new-site__problem">
          {problem}
        </span>
      ) : null}
    </div>
  )
}
