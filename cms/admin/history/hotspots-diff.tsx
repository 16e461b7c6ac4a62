'use client'
import type { FieldDiffClientProps } from 'payload'
import { hotspotsInWords } from '../hotspots/hotspot-words.ts'
import { TextDiff } from './text-diff.tsx'

/** Hotspots of a history, by their words and where they lie. */
export const HotspotsDiff = (diff: FieldDiffClientProps) => <TextDiff diff={diff} words={hotspotsInWords} />
