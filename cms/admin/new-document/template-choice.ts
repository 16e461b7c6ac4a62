import type { ReactNode } from 'react'

/** What a new page starts from. */
export type TemplateChoice =
  | { kind: 'blank' }
  | { kind: 'shipped'; name: string }
  | { kind: 'own'; id: number; isOfTemplate: boolean }

export interface TemplateCard {
  key: string
  choice: TemplateChoice
  label: string
  description: string
  picture: ReactNode
}

export interface TemplateGroup {
  title: string
  cards: TemplateCard[]
}
