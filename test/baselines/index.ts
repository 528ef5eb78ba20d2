// The baselines of all games, by game and name.
import { any, type Baseline } from './baseline.ts'
import { baselines as mindReader } from './mind-reader.ts'
import { baselines as precognition } from './precognition.ts'
import { baselines as piecepack } from './piecepack-deduction.ts'
import { baselines as missingPersons } from './missing-persons.ts'

export const baselines: Readonly<Record<string, Readonly<Record<string, Baseline>>>> = {
  'mind-reader': any(mindReader),
  'missing-persons': any(missingPersons),
  'piecepack-deduction': any(piecepack),
  precognition: any(precognition),
}
