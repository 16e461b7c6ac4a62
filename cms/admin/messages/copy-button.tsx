'use client'
import { useState } from 'react'

/** Copies a code, and says that it did; without a clipboard it says the code, to be typed. */
export const CopyButton = ({ code }: { code: string }) => {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setSaid('Copied')
    } catch {
      setSaid(`Your browser does not allow copying. Type ${code}.`)
    }
  }
  return (
    <span className="fc-ways__again">
      <button type="button" className="fc-button fc-button--small" onClick={() => void copy()}>
        Copy {code}
      </button>
      <span role="status">{said}</span>
    </span>
  )
}
