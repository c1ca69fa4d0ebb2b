import { join, resolve } from 'node:path';
import { filePhotos } from '#adapters/photos/file.ts';
import type { PhotoStore } from '#adapters/photos/port.ts';
import { s3Photos } from '#adapters/photos/s3/client.ts';
import type { Config } from '#server/config.ts';

/** Where the photographs of visits lie: in the bucket of the settings, otherwise beside the database. */
export const photoStore = ({ photos, dataDir }: Pick<Config, 'photos' | 'dataDir'>): PhotoStore =>
  photos === null ? filePhotos(join(resolve(dataDir), 'photos')) : s3Photos(photos);
