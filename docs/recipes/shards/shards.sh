#!/usr/bin/env bash
# Grades a large class in parts: on one machine, or as an array of Slurm jobs.
#
#   bash shards.sh submissions reports 8              one machine, with GNU parallel or without
#   sbatch --array=1-8 shards.sh submissions reports 8
#   bash shards.sh merge submissions reports          after the jobs: one report from all parts
#
# Each part is a report of its own, and can be stopped and started again. The report of the whole
# class is in reports/class. On a single machine, `lessons grade` uses all cores without this script.
#SBATCH --cpus-per-task=2
#SBATCH --mem=4G
#SBATCH --time=00:30:00
set -euo pipefail

# Change this line: what to grade. If there is a seed, it is in the variable LESSONS_SEED. It must be
# the same for all parts and for merging.
EXERCISES=${EXERCISES:-photo-row,one-line-missing,turn-around,mend-the-row}
ROSTER=${ROSTER:-}
POLICY=${POLICY:-}
# Exports of the whole class, such as canvas,markdown.
EXPORT=${EXPORT:-}
LESSONS=${LESSONS:-lessons}
# Always name the course: the submissions may contain folders called Lessons.
LESSONS_COURSE=${LESSONS_COURSE:-$HOME/.local/share/lessons/Lessons}

grade() { # SUBMISSIONS OUT OPTION...
  local options=(--course "$LESSONS_COURSE" --exercises "$EXERCISES" --out "$2")
  if [ -n "$ROSTER" ]; then options+=(--roster "$ROSTER"); fi
  if [ -n "$POLICY" ]; then options+=(--policy "$POLICY"); fi
  # The report explains status 4: some answers couldn't be graded because of our mistake.
  # Any other status is a mistake that you can correct, and the status of this script.
  "$LESSONS" grade "$1" "${options[@]}" "${@:3}" || { local status=$?; [ $status -eq 4 ] || return $status; }
}

part() { # SUBMISSIONS REPORTS PART PARTS
  grade "$1" "$2/part-$3" --shard "$3/$4"
}

merge() { # SUBMISSIONS REPORTS
  local parts=("$2"/part-*) options=()
  if [ -n "$EXPORT" ]; then options+=(--export "$EXPORT"); fi
  options+=(--merge "$(IFS=,; echo "${parts[*]}")")
  grade "$1" "$2/class" "${options[@]}"
}

if [ "${1:-}" = part ]; then
  part "${@:2}"
  exit
fi
if [ "${1:-}" = merge ]; then
  merge "${2:?the folder of submissions is missing}" "${3:?the folder of reports is missing}"
  exit
fi

submissions=${1:?the folder of submissions is missing}
reports=${2:?the folder for reports is missing}
parts=${3:?the number of parts is missing}
mkdir -p "$reports"

if [ -n "${SLURM_ARRAY_TASK_ID:-}" ]; then
  part "$submissions" "$reports" "$SLURM_ARRAY_TASK_ID" "$parts"
elif command -v parallel > /dev/null; then
  export EXERCISES ROSTER POLICY LESSONS LESSONS_COURSE
  # --quote: the shell that parallel starts would part a folder's name at its spaces.
  seq "$parts" | parallel --quote --halt soon,fail=1 --jobs "$parts" \
    bash "$0" part "$submissions" "$reports" {} "$parts"
  merge "$submissions" "$reports"
else
  for number in $(seq "$parts"); do part "$submissions" "$reports" "$number" "$parts"; done
  merge "$submissions" "$reports"
fi
