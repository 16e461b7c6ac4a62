import type { ReactNode } from 'react'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import { paymentNames, type PaymentMethod } from './block.ts'
import * as texts from './texts.ts'

const tile: CssObject = {
  display: 'block',
  width: '3.75rem',
  height: '2.5rem',
  border: 'thin',
  borderRadius: 'sm',
  // Not changed by a browser's forced dark mode.
  colorScheme: 'only light',
}

/**
 * A company's logo on a white card, drawn here. Logo colours are the same in every theme: the only place where a block uses colours that
 * are not tokens.
 */
export function PaymentMark({ method }: { method: PaymentMethod }) {
  return (
    <svg viewBox="0 0 60 40" role="img" aria-label={paymentNames[method]} className={styleClass(tile)}>
      <rect width="60" height="40" rx="4" fill="#ffffff" />
      {marks[method]}
    </svg>
  )
}

const circles = (left: string, right: string, middle: string) => (
  <>
    <circle cx="24" cy="20" r="11" fill={left} />
    <circle cx="36" cy="20" r="11" fill={right} />
    <path d="M30 10.8a11 11 0 0 1 0 18.4a11 11 0 0 1 0-18.4" fill={middle} />
  </>
)

const word = { fontFamily: 'Arial, Helvetica, sans-serif', textAnchor: 'middle', dominantBaseline: 'central' } as const

const marks: Record<PaymentMethod, ReactNode> = {
  mastercard: circles('#eb001b', '#f79e1b', '#ff5f00'),
  maestro: circles('#0099df', '#ed0006', '#6c6bbd'),
  visa: (
    <text
      x="30"
      y="20.5"
      {...word}
      fontSize="17"
      fontWeight="800"
      fontStyle="italic"
      letterSpacing="-.5"
      fill="#1434cb"
    >
      {texts.visa}
    </text>
  ),
  'google-pay': (
    <>
      <path d="M15.8 19h5.6a6 6 0 1 1-1.9-3.6" fill="none" stroke="#4285f4" strokeWidth="2.4" />
      <text x="38.5" y="20.5" {...word} fontSize="13" fontWeight="500" fill="#3c4043">
        {texts.pay}
      </text>
    </>
  ),
  'apple-pay': (
    <>
      <path
        d="M20.9 20.7c0-1.7 1-2.7 1.7-3.200c-.8-1.200-2.100-1.6-2.9-1.6c-1.200 0-2.300.8-2.9.8c-.6 0-1.500-.8-2.500-.8c-2 0-4 1.7-4 4.800c0 3.200 2.300 6.800 4.100 6.800c1 0 1.400-.7 2.6-.7c1.200 0 1.500.7 2.6.7c1.500 0 2.7-2.200 3.200-3.800c-1.200-.5-1.9-1.7-1.9-3zM18.800 14.6c.8-1 1.100-2 1-3.200c-1.100.1-2.100.7-2.7 1.500c-.6.7-1.100 1.800-.9 2.9c1 .1 2-.5 2.6-1.200z"
        fill="#000000"
      />
      <text x="38.5" y="20.5" {...word} fontSize="13" fontWeight="600" fill="#000000">
        {texts.pay}
      </text>
    </>
  ),
}
