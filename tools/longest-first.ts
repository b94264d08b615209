// The order of test files: what takes long begins first, so that nobody is left with a long one when the others are through.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short to read and long to run. Where nothing is known of earlier runs, Vitest begins with the files that are longest to read. */
const LONG = /\/(?:conformance|trial|bots|screens|whole|end|crash|golden)\.test\.ts$/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // One project after the other, as they come; whoever has a process of its own first, or it would be the last that is waited for, alone.
    const projects = [...new Set(sorted.map(({ project }) => project))].toSorted(
      (a, b) => Number(b.config.isolate) - Number(a.config.isolate),
    );
    const rank = ({ project, moduleId }: TestSpecification): number =>
      2 * projects.indexOf(project) + (LONG.test(moduleId) ? 0 : 1);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
