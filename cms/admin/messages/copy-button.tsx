'use client'
import { useState } from 'react'
import * as texts from './texts.ts'

/** Copies a code and confirms it. Without a clipboard, it shows the code for typing. */
export const CopyButton = ({ code }: { code: string }) => {
  const [message, setMessage] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setMessage(texts.copied)
    } catch {
      setMessage(texts.yourBrowserDoesNotAllowCopying({ code }))
    }
  }
  return (
    <span className="fc-ways__again">
      <button type="button" className="fc-button fc-button--small" onClick={() => void copy()}>
        {texts.copyCode({ code })}
      </button>
      <span role="status">{message}</span>
    </span>
  )
}
