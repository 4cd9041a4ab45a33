/** Why a copy was made. */
export const BACKUP_REASONS = ['publication', 'closing', 'change', 'asked'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];
