'use client'
import type { FieldDiffClientProps } from 'payload'
import { hotspotsInWords } from '../hotspots/hotspot-words.ts'
import { DiffOfWords } from './diff-of-words.tsx'

/** Hotspots of a history, by their words and where they lie. */
export const HotspotsDiff = (diff: FieldDiffClientProps) => <DiffOfWords diff={diff} words={hotspotsInWords} />
